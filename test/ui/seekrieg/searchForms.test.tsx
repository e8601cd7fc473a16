import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { flatBearing } from '../../../src/hex';
import { AirForm } from '../../../src/ui/systems/seekrieg/air/AirForm';
import { proposalsFor } from '../../../src/ui/systems/seekrieg/air/proposals';
import { ContactForm } from '../../../src/ui/systems/seekrieg/chart/ContactForm';
import { StationForm } from '../../../src/ui/systems/seekrieg/chart/StationForm';
import { type Desk, DeskContext } from '../../../src/ui/systems/seekrieg/desk/desk';
import { at, confirm, give } from '../../rules/seekrieg/playing';
import { campaign } from '../../rules/seekrieg/search/campaign';
import { coralSea, deskAt, order } from './airDesk';

const CENTER = { q: 0, r: 0 };

const shown = (Form: ComponentType, desk: Desk): string =>
  renderToStaticMarkup(createElement(DeskContext, { value: desk }, createElement(Form)));

/** The text of the button that is pressed. */
const pressed = (html: string): string | undefined => /aria-pressed="true">([^<]*)/.exec(html)?.[1];

test('[SK-8.11, SK-8.28] a force in sight is engaged, shadowed or avoided, and the one that shadows is named', () => {
  const forces = {
    home: { hex: at(0, 0) },
    second: { hex: at(1, 0) },
  };
  const battle = confirm(
    campaign({ allies: forces, axis: { raider: { hex: at(0, -5), facing: 4 } } }),
  );
  const form = () => shown(ContactForm, deskAt(battle.state, 'allies').desk);
  expect(form()).toMatch(/Engage.*Shadow.*Avoid/);
  expect(form()).not.toContain('Shadowed by');
  give(battle, 'allies', 'contact contact-1 shadow');
  expect(pressed(form())).toBe('Shadow');
  expect(form()).toMatch(
    /Shadowed by.*<select.*<option[^>]*value="home".*<option[^>]*value="second"/,
  );
});

test('[SK-6.5] a ship has a station around the flagship, shown as it stands', () => {
  const state = coralSea();
  const html = shown(StationForm, deskAt(state, 'allies').desk);
  expect(html).toContain('Stations in the formation');
  const bearing = /station now: (\d{3})°, ([\d,]+) yards/.exec(html);
  const [now] = Object.values(state.forces.allies.search?.forces ?? {});
  expect(Number(bearing?.[1])).toBe(
    Math.round(flatBearing(CENTER, now?.stations.yorktown ?? CENTER)),
  );
  order(state, 'allies', {
    ...{ kind: 'formation', force: now?.id ?? '', ship: 'yorktown', offset: { q: 0, r: -2 } },
  });
  expect(shown(StationForm, deskAt(state, 'allies').desk)).toContain('This is her station');
});

test('[SK-21.11] a section over a ship can be told to land no later than its fuel lasts', () => {
  const state = coralSea();
  // Longer than any fuel lasts.
  Object.assign(state.scenario, { turns: 999 });
  const base = state.forces.allies.bases.lexington;
  const proposed = base ? proposalsFor(deskAt(state, 'allies').desk, base) : [];
  const orders = proposed.find((it) => it.orders.some(({ kind }) => kind === 'cap'))?.orders ?? [];
  order(state, 'allies', ...orders);
  const cap = orders.find((it) => it.kind === 'cap');
  if (!cap) throw new Error('no section to send');
  const html = shown(AirForm, deskAt(state, 'allies').desk);
  const most = Number(/Lands at.*?max="(\d+)"/.exec(html)?.[1]);
  const whyNot = (landsOnTurn: number) =>
    deskAt(state, 'allies').desk.whyNot({ ...cap, landsOnTurn });
  expect(whyNot(most)).toBeUndefined();
  expect(whyNot(most + 1)?.code).toBe('lands-too-late');
});
