/** Patterns, fades and arrowheads that the style sheets refer to. */
export const BoardDefs = () => (
  <defs>
    <pattern
      id="board-hatch-dark"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="hatch" d="M0,0V5" strokeWidth="2.4" />
    </pattern>
    <pattern
      id="board-hatch-light"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="hatch" d="M0,0V9" strokeWidth="1.4" />
    </pattern>
    <radialGradient id="board-cloud">
      <stop className="cloud-heart" offset="0" />
      <stop className="cloud-middle" offset="0.55" />
      <stop className="cloud-rim" offset="1" />
    </radialGradient>
    <radialGradient id="board-glow">
      <stop offset="0" stopColor="#fff3c4" stopOpacity="0.95" />
      <stop offset="0.3" stopColor="#ffb84d" stopOpacity="0.5" />
      <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
    </radialGradient>
    <marker
      id="board-arrow"
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="11"
      markerHeight="11"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path className="arrow" d="M0,1L9,5L0,9L2.4,5Z" />
    </marker>
  </defs>
);
