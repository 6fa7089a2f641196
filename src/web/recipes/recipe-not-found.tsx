import { useNavigate } from 'react-router';
import { askToSignIn } from '../accounts/sign-in-first.ts';
import { useViewer } from '../accounts/viewer.ts';
import { PinchMark } from '../frame/pinch-mark.tsx';
import { Button } from '../ui/button.tsx';

export function RecipeNotFound() {
  const navigate = useNavigate();
  const isVisitor = useViewer() === null;
  return (
    <div className="page grid justify-items-start gap-5 py-20 lg:py-32">
      <PinchMark className="size-12 text-saffron" />
      <h1 className="heading">Recipe Not Found</h1>
      <p className="prose">Sorry we couldn't find the recipe you're looking for</p>
      {isVisitor && <p className="prose text-ink-soft">If it is in your collection, log in and it will be here.</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}>Go Back</Button>
        {isVisitor && (
          <Button kind="quiet" onClick={() => void askToSignIn()}>
            Login
          </Button>
        )}
      </div>
    </div>
  );
}
