/** Pages that come late. They are listed apart, so that the first load does not name all that they need. */
export const loadEditor = () =>
  import('./chartRoom/BattleEditor').then(({ BattleEditor }) => BattleEditor);

export const loadReport = () =>
  import('./report/BattleReport').then(({ BattleReport }) => BattleReport);
