import type { ReactNode } from 'react';
import type { ClassPlan } from '../../../scenario/prepared';
import type { ScreenProps } from '../screen';
import type { Fight } from './useFight';

interface HostedFightProps extends ScreenProps {
  fight: Fight;
  plans: readonly ClassPlan[];
  /** What it is part of. */
  bar: ReactNode;
  /** Once it is over: what is to be done. */
  over: string;
}

/** A fight that a larger game has handed over, on its host's screen, until its end has been looked at. */
export const HostedFight = ({ fight, over, ...props }: HostedFightProps) => (
  <fight.host.Screen.Page
    {...props}
    {...(fight.ended && { acting: null, standstill: over })}
    table={fight.table}
  />
);
