/** The matches of this browser, with the game under them: loaded after the first page is on the screen. */
export const loadLibrary = () => import('./library');
