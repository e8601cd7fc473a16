/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () =>
  import('./chartRoom/FleetEditor').then(({ FleetEditor }) => FleetEditor);

export const loadReport = () =>
  import('./report/FleetReport').then(({ FleetReport }) => FleetReport);

export const loadScreen = () =>
  import('./FleetActionScreen').then(({ FleetActionScreen }) => FleetActionScreen);

export const loadSheet = () => import('./lobby/FleetSheet').then(({ FleetSheet }) => FleetSheet);
