/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () =>
  import('./chartRoom/SeekriegEditor').then(({ SeekriegEditor }) => SeekriegEditor);

export const loadReport = () =>
  import('./report/SeekriegReport').then(({ SeekriegReport }) => SeekriegReport);

export const loadScreen = () =>
  import('./SeekriegScreen').then(({ SeekriegScreen }) => SeekriegScreen);

export const loadSheet = () =>
  import('./lobby/SeekriegSheet').then(({ SeekriegSheet }) => SeekriegSheet);
