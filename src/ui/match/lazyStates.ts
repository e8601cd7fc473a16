/** Earlier states and backups, fetched when they are asked for, or ahead. */
export const loadStates = () => import('./states');
