import type { HTMLAttributes } from 'react';
import { tableText } from '../i18n/table';
import type { Sheet } from './useSheet';

interface PanelTabsProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  open: string;
  onPick: (id: string) => void;
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  /** What drags the panel. */
  hands: HTMLAttributes<HTMLElement>;
}

/** On small screens: one part of the panel at a time, and how far the panel is drawn up. */
export const PanelTabs = ({ label, tabs, open, onPick, sheet, onSheet, hands }: PanelTabsProps) => (
  <div className="panel-tabs" {...hands}>
    <div role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={open === tab.id}
          aria-controls={`panel-${tab.id}`}
          onClick={() => onPick(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
    <button
      type="button"
      className="panel-grip"
      aria-label={tableText(sheet === 'high' ? 'lowerPanel' : 'raisePanel')}
      onClick={() => onSheet(sheet === 'high' ? 'middle' : 'high')}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 13l6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  </div>
);
