import { must } from '../../src/rules/core';
import { shippedCatalog } from '../../src/scenario/shipped';

const { scenarios } = shippedCatalog();

/** Denmark Strait, 24 May 1941, as it is played. */
export const battleScenario = must(
  scenarios.find(({ card }) => card.id === 'denmark-strait'),
  'scenario denmark-strait',
).scenario;
