import { seekriegLobbyText } from '../texts/lobby';

/** What sailors call the visibility codes 0 to 9 [SK-27.7]. */
const SIGHTS = [
  ...(['denseFog', 'thickFog', 'moderateFog', 'lightFog', 'thinFog'] as const),
  ...(['haze', 'lightHaze', 'clear', 'veryClear', 'exceptional'] as const),
];

/** 'very clear', from a visibility code. */
export const sightText = (code: number): string =>
  seekriegLobbyText(`sight.${SIGHTS[code] ?? 'clear'}`);
