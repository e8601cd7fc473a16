import { expect, test } from 'vitest';
import { scenarioSystems } from '../../src/scenario/systemOf';
import { loadWords } from '../../src/words/registry';
import { shipped } from '../scenario/shipped';

const systems = scenarioSystems.loaded().filter(({ changes }) => changes);

test.each(systems)(
  'what a question may change of scenarios of $id has its words',
  async (system) => {
    const { settings } = await loadWords(system.id);
    const file = shipped.scenarios.find((it) => it.system === system.id)?.file;
    const form = system.changes;
    const [ship] = form?.forces(file)[0]?.ships ?? [];
    const all = [
      ...(form?.settings ?? []).map((it) => ({ key: it.key, values: it.values(file) })),
      ...(form?.shipSettings ?? []).map((it) => ({ key: it.key, values: it.values(ship) })),
    ];
    for (const { key, values } of all) {
      expect(settings?.key(key), key).not.toBe(key);
      const words = values.filter((value) => /^[a-z]+-/.test(value));
      for (const value of words) expect(settings?.value(key, value), value).not.toBe(value);
    }
  },
);
