import type { ReactNode } from 'react';
import type { Fault } from '../../scenario/form/fault';
import { faultLine } from './faultLine';

/** All faults of a file. */
export function Faults({ faults, children }: { faults: readonly Fault[]; children: ReactNode }) {
  return (
    <div className="faults" role="alert">
      <p>{children}</p>
      <ul lang="en">
        {faults.map((fault) => (
          <li key={`${fault.file}/${fault.path}/${fault.expected}`}>{faultLine(fault)}</li>
        ))}
      </ul>
    </div>
  );
}
