import { bySide } from '../../../src/rules/core';
import type { BaseFacts, ScenarioFacts, SeaMap } from '../../../src/rules/sea-wings/model/scenario';

/** A sea of 40 by 30 hexes without land; the Allies leave eastward. */
export const SEA: SeaMap = {
  columns: 40,
  rows: 30,
  corner: { lat: 10, lon: 0 },
  midLatitude: 0,
  land: [],
  friendlyEdges: { allies: ['east'], axis: ['west'] },
};

interface Changed extends Omit<Partial<ScenarioFacts>, 'bases'> {
  bases?: readonly Partial<BaseFacts>[];
}

/** The open part of a small scenario. */
export const facts = (changed: Changed = {}): ScenarioFacts => ({
  system: 'sea-wings',
  id: 'test',
  title: 'Test',
  date: '1942-06-04',
  firstHour: 4,
  turns: 12,
  map: SEA,
  sides: bySide((side) => ({
    name: side,
    nation: side,
    dummies: 2,
    draws: 1,
    initiative: { day: 0, night: 0 },
  })),
  objectives: [],
  margin: null,
  hasEvents: true,
  turnsInPlot: null,
  options: {},
  ...changed,
  bases: (changed.bases ?? []) as BaseFacts[],
});
