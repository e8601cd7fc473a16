/** Earlier states and backups, fetched when needed, or ahead. */
export const loadStates = () => import('./states');
