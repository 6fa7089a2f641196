import type { LoaderFunctionArgs } from 'react-router';
import { readSharedContext } from '../page-context.ts';
import { drawSharePicture } from './share-picture.server.ts';

/** The picture of a shared recipe, for wherever its link is shown. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const recipe = await context.get(readSharedContext)(params.id ?? '');
  if (!recipe) throw new Response(null, { status: 404 });
  const picture = await drawSharePicture(recipe);
  if (!picture) throw new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      // Made to be shown elsewhere, beside the link.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
