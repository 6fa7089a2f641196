/** The large heading of a page that is to be read, and the sentence under it. */
export function PageHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <header>
      <h1 className="heading max-w-[18ch] text-[clamp(2.25rem,1.5rem+3vw,4rem)]!">{title}</h1>
      {lead && <p className="prose mt-5">{lead}</p>}
    </header>
  );
}
