/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () =>
  import('./chartRoom/WingsEditor').then(({ WingsEditor }) => WingsEditor);

export const loadScreen = () => import('./SeaWingsScreen');

export const loadReport = () =>
  import('./report/SeaWingsReport').then(({ SeaWingsReport }) => SeaWingsReport);

export const loadSheet = () => import('./lobby/WingsSheet').then(({ WingsSheet }) => WingsSheet);
