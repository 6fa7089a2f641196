/** Fetches the dialog's code, once, when somebody seems to want it. */
export const wantRecipeDialog = () => import('./recipe-dialog.tsx');
