import type { ReactNode } from 'react';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { AgeSign, FuelSign, StackSign } from '../../../chart/signs';
import type { Region } from '../../../hexmap/mapProps';
import { RegionLegend } from '../../../hexmap/overlays/RegionLegend';
import { EyeSign } from '../../../ships/EyeSign';
import { AircraftFigure } from '../desk/figures';

/** The lines of overlays and, where they are asked for, the signs on the pins. */
export const ChartLegends = ({ regions, isOn }: { regions: readonly Region[]; isOn: boolean }) => (
  <>
    <RegionLegend regions={regions} />
    {isOn && <SignLegend />}
  </>
);

/** The signs of the chart, each with what it means. */
const SignLegend = () => (
  <dl className="sign-legend">
    <Sign name="steps">
      <AircraftFigure type="DB" />
    </Sign>
    <Sign name="fuel">
      <FuelSign turns={3} />
    </Sign>
    <Sign name="spotted">
      <EyeSign />
    </Sign>
    <Sign name="report">
      <svg viewBox="-14 -11 28 22" className="report-sign" aria-hidden="true">
        <path d="M0,-10L13,0L0,10L-13,0Z" />
      </svg>
    </Sign>
    <Sign name="age">
      <AgeSign />
    </Sign>
    <Sign name="stack">
      <StackSign />
    </Sign>
    <Sign name="course">
      <LineSign kind="course" />
    </Sign>
    <Sign name="track">
      <LineSign kind="track-run" />
    </Sign>
    <Sign name="land">
      <LineSign kind="theater-land-hexes" />
    </Sign>
  </dl>
);

interface SignProps {
  name: 'steps' | 'fuel' | 'spotted' | 'report' | 'age' | 'stack' | 'course' | 'track' | 'land';
  children: ReactNode;
}

const Sign = ({ name, children }: SignProps) => (
  <div>
    <dt>{children}</dt>
    <dd>{strategicChartText(`sign.${name}`)}</dd>
  </div>
);

const LineSign = ({ kind }: { kind: string }) => (
  <svg viewBox="0 0 28 8" className="line-sign" aria-hidden="true">
    <path className={kind} d="M1,4H27" />
  </svg>
);
