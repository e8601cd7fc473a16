/** A submarine from above, 300 drawing units long, which are feet, bow to the right; for an SVG of the caller. */
export const SubmarineShape = () => (
  <g className="ship-figure">
    <path
      className="ship-hull"
      d="M150,0C120,-11 60,-14 0,-14S-120,-10 -150,0C-120,10 -60,14 0,14S120,11 150,0Z"
    />
    <path className="ship-houses" d="M34,-5C38,-7 44,-4 44,0S38,7 34,5H-10C-16,4 -16,-4 -10,-5Z" />
    <path className="ship-barrels" d="M-118,-16V16M62,-1H84" />
  </g>
);

/** The same as a picture of its own, in a box so many feet wide, and to the scale of its ships. */
export const SubmarinePicture = ({ ofFeet }: { ofFeet: number }) => (
  <svg className="ship-picture" viewBox={`-156 -20 ${Math.max(312, ofFeet)} 40`} aria-hidden="true">
    <SubmarineShape />
  </svg>
);
