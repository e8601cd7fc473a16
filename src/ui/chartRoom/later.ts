/** The pages of the chart room. They are listed apart, so that the first load does not name all that they need. */
export const loadChartRoom = () =>
  import('./ChartRoomPage').then(({ ChartRoomPage }) => ChartRoomPage);

export const loadEditorPage = () => import('./EditorPage').then(({ EditorPage }) => EditorPage);
