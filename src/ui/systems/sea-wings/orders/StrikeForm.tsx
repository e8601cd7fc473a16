import { useState } from 'react';
import { type Formation, LAUNCHES, type Launch } from '../../../../rules/sea-wings/query';
import { refusalIn } from '../../../../words/registry';
import { shortName } from '../../../../words/sea-wings/common/names';
import { reportedText } from '../../../../words/sea-wings/common/reported';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { Stepper } from '../deck/Stepper';
import { type Desk, useDesk } from '../desk/desk';
import { PlaneSign } from '../desk/figures';
import { StrikeOdds } from './StrikeOdds';
import {
  allBombers,
  type Draft,
  draftOrders,
  type Flight,
  loadsOf,
  membersOf,
  NO_LOAD,
  type Part,
  pickedDraft,
  usualLoad,
} from './strikeDraft';
import { strikeTargets, type Target } from './strikeTargets';

/** [WG-8.1 to WG-8.17] A strike as it is put together: its target, its launch, and who flies in it. */
export function StrikeForm() {
  const desk = useDesk();
  const targets = strikeTargets(desk);
  if (targets.length === 0 && !desk.target) return null;
  return (
    <section className="strike-form" aria-label={wingsFormsText('strike')}>
      <h3>{wingsFormsText('strike')}</h3>
      <ButtonGroup className="strike-targets" label={wingsFormsText('target')}>
        {targets
          .filter(({ refused }) => !refused)
          .map(({ id, report }) => (
            <button
              key={id}
              type="button"
              className="button small"
              aria-pressed={desk.target === id}
              onClick={() => {
                desk.aimAt(desk.target === id ? null : id);
                desk.select(id);
              }}
            >
              {desk.names.any(id)}
              {report && <small>{reportedText(report)}</small>}
            </button>
          ))}
      </ButtonGroup>
      <Missed targets={targets} />
      {desk.target && <Composer key={desk.target} target={desk.target} />}
    </section>
  );
}

/** What no strike can fly at, with the reason; folded. */
function Missed({ targets }: { targets: readonly Target[] }) {
  const { names, view } = useDesk();
  const missed = targets.flatMap(({ id, report, refused }) =>
    refused ? [{ id, report, why: refusalIn('sea-wings', refused, view) }] : [],
  );
  if (missed.length === 0) return null;
  return (
    <details className="strike-missed">
      <summary>{wingsFormsText('missed', { count: missed.length })}</summary>
      <ul>
        {missed.map(({ id, report, why }) => (
          <li key={id}>
            <b>{names.any(id)}</b> {report && <small>{reportedText(report)}</small>}
            <br />
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Composer({ target }: { target: string }) {
  const desk = useDesk();
  const [launch, setLaunch] = useState<Launch>('first');
  const flight = { target, launch };
  const [draft, setDraft] = useState<Draft>(() => pickedDraft(desk, flight));
  const members = membersOf(desk, flight);
  const orders = draftOrders(draft, flight);
  const seal = () => {
    if (!desk.give(...orders)) return;
    setDraft({});
    desk.putBack();
  };
  return (
    <>
      <Launches {...{ target, launch, choose: setLaunch }} />
      <p>
        <button
          type="button"
          className="button small"
          onClick={() => setDraft(allBombers(desk, flight))}
        >
          {wingsFormsText('allBombers')}
        </button>
      </p>
      <ul className="strike-members">
        {members.map((formation) => (
          <Member
            key={formation.id}
            {...{ formation, flight }}
            part={draft[formation.id]}
            onChange={(part) => setDraft({ ...draft, [formation.id]: part })}
          />
        ))}
      </ul>
      <StrikeOdds orders={orders} />
      <div className="actions">
        <button
          type="button"
          className="button small primary"
          disabled={orders.length === 0}
          onClick={seal}
        >
          {wingsFormsText('plan')}
        </button>
      </div>
      <p className="hint">{wingsFormsText('launchHint')}</p>
    </>
  );
}

interface LaunchesProps {
  target: string;
  launch: Launch;
  choose: (launch: Launch) => void;
}

/** [WG-8.7, WG-8.11] The launches that can be flown at a target. */
function Launches({ target, launch, choose }: LaunchesProps) {
  return (
    <ButtonGroup className="strike-launch" label={wingsFormsText('launch')}>
      {launchesFor(useDesk(), target).map((it) => (
        <button
          key={it}
          type="button"
          className="button small"
          aria-pressed={launch === it}
          onClick={() => choose(it)}
        >
          {wingsFormsText(`launch.${it}`)}
        </button>
      ))}
    </ButtonGroup>
  );
}

const launchesFor = ({ legal }: Desk, target: string): Launch[] =>
  LAUNCHES.filter((launch) =>
    legal.some((it) => it.kind === 'planStrike' && it.target === target && it.launch === launch),
  );

interface MemberProps {
  formation: Formation;
  flight: Flight;
  part: Part | undefined;
  onChange: (part: Part) => void;
}

/** A formation that can fly in the strike: how many of its factors, and with what. */
function Member({ formation, flight, part, onChange }: MemberProps) {
  const desk = useDesk();
  const { id, type, home, boxes } = formation;
  const loads = loadsOf(desk, flight, id);
  const now = part ?? { factors: 0, ordnance: usualLoad(formation, loads) };
  return (
    <li data-in={now.factors > 0 || undefined}>
      <PlaneSign type={type.class} isFloatplane={home.kind === 'floatplanes'} />
      <span>
        <b>{shortName(type.name)}</b> <small>{desk.names.home(home.id)}</small>
      </span>
      <Stepper
        label={desk.names.formation(id)}
        value={now.factors}
        least={0}
        most={boxes.hangar}
        onChange={(factors) => onChange({ ...now, factors })}
      />
      <select
        aria-label={wingsFormsText('loadOf', { what: desk.names.formation(id) })}
        value={now.ordnance}
        onChange={({ target }) => onChange({ ...now, ordnance: target.value })}
      >
        {loads.map((load) => (
          <option key={load} value={load}>
            {load === NO_LOAD
              ? wingsFormsText('escort')
              : (type.loads.find((it) => it.id === load)?.name ?? load)}
          </option>
        ))}
      </select>
    </li>
  );
}
