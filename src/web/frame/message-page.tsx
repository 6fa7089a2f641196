import { Link } from 'react-router';
import { buttonLook } from '../ui/button.tsx';
import { PinchMark } from './pinch-mark.tsx';

/** A page that has only one thing to say, and the way home. */
export function MessagePage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="page grid justify-items-start gap-5 py-20 lg:py-32">
      <PinchMark className="size-12 text-saffron" />
      <h1 className="heading">{title}</h1>
      <p className="prose">{text}</p>
      <Link to="/" className={buttonLook()}>
        Return to Homepage
      </Link>
    </div>
  );
}
