import { useMemo } from 'react';
import { Advised } from '../../../chart/Layers';
import { useDesk } from '../desk/desk';
import { advisedPlans } from '../hint/advised';
import type { ChartUnit } from './units';

/** What a bot advises on the chart: courses and flights as broad arrows, a ring around each target. */
export function ChartAdvice({ units }: { units: readonly ChartUnit[] }) {
  const { view, side, advised, advisedAims } = useDesk();
  const plans = useMemo(() => advisedPlans({ view, side, advised }), [view, side, advised]);
  if (!advised) return null;
  const aims = units
    .filter(({ id }) => advisedAims.has(id))
    .map(({ id, hex }) => ({ key: id, hex }));
  return <Advised courses={plans} aims={aims} />;
}
