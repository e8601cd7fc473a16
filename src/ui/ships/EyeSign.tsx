/** An eye: what has been spotted. */
export const EyeSign = () => (
  <svg className="eye-sign" viewBox="0 0 16 10" aria-hidden="true">
    <path d="M.8 5Q8-2.600 15.200 5 8 12.600 .8 5Z" />
    <circle cx="8" cy="5" r="2.300" />
  </svg>
);
