import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shipPath } from '../frame/paths';
import { tableText } from '../i18n/table';
import './ship.css';

interface ShipLinkProps {
  /** Her id in the registry. */
  id: string;
  children: ReactNode;
}

/** A ship's name as the way to her page. */
export const ShipLink = ({ id, children }: ShipLinkProps) => (
  <Link className="ship-link" href={shipPath(id)}>
    {children}
  </Link>
);

/** The same out of a game, which stays open. */
export const ShipLinkAside = ({ id, name }: { id: string; name: string }) => (
  <p className="ship-link-aside">
    <a className="ship-link" href={shipPath(id)} target="_blank" rel="noreferrer">
      {tableText('aboutShip', { ship: name })} <span aria-hidden="true">↗</span>
    </a>
  </p>
);
