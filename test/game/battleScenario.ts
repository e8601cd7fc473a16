import { shippedScenario } from '../scenario/shipped';

/** Denmark Strait, 24 May 1941, as it is played. */
export const battleScenario = shippedScenario('denmark-strait').scenario;
