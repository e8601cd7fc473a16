import { loadAllSystems } from '../../game/loadSystem';

/** The pages of the chart room, where a game of any system is written. They are listed apart, so that the first load does not name all that they need. */
export async function loadChartRoom() {
  await loadAllSystems();
  return (await import('./ChartRoomPage')).ChartRoomPage;
}

export async function loadEditorPage() {
  await loadAllSystems();
  return (await import('./EditorPage')).EditorPage;
}
