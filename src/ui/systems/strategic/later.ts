/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () => import('./chartRoom/OperationEditor');

export const loadScreen = () => import('./StrategicScreen');

export const loadReport = () =>
  import('./report/StrategicReport').then(({ StrategicReport }) => StrategicReport);

export const loadSheet = () =>
  import('./lobby/OperationSheet').then(({ OperationSheet }) => OperationSheet);
