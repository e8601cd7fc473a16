/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () =>
  import('./chartRoom/OperationEditor').then(({ OperationEditor }) => OperationEditor);

export const loadReport = () =>
  import('./report/StrategicReport').then(({ StrategicReport }) => StrategicReport);
