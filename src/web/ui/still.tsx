import { type ComponentType, Suspense, useState } from 'react';

interface StillProps {
  readonly id: string;
  /** The part itself while rendering on the server; in the browser null. */
  readonly onServer: ComponentType | null;
  /** The part as it is fetched by somebody who walks to the page from another of ours. */
  readonly later: ComponentType;
}

/** A part of a page that only stands there, words and pictures: in the first view it is what the server sent, and its code is not even fetched. */
export function Still({ id, onServer: OnServer, later: Later }: StillProps) {
  const [isThere] = useState(() => OnServer === null && document.getElementById(id) !== null);
  // Without children, and told to leave alone what it finds: so React keeps the server's.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string, never shown
  if (isThere) return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div id={id}>
      {OnServer ? (
        <OnServer />
      ) : (
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      )}
    </div>
  );
}
