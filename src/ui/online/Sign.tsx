/** The icon of a tool, in place of its label where there is little room. */
export const Sign = ({ path }: { path: string }) => (
  <svg
    className="online-sign"
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
