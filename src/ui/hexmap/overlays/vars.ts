import type { CSSProperties } from 'react';

/** Custom properties for the style sheet; times are milliseconds, lengths drawing units. */
export const vars = (values: Record<`--${string}`, string>): CSSProperties =>
  values as CSSProperties;

/** A time for a style. */
export const ms = (value: number): string => `${Math.round(value)}ms`;

/** A length for a style. */
export const px = (value: number): string => `${Math.round(value * 10) / 10}px`;
