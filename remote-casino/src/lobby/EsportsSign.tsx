/** A game pad, in the stroke of the category signs. */
export function EsportsSign() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 7.500h10a5 5 0 0 1 4.800 6.200l-.6 2.300a2.500 2.500 0 0 1-4.300 1L15 14.800H9L7.100 17a2.500 2.500 0 0 1-4.300-1l-.6-2.300A5 5 0 0 1 7 7.500zM8 9.800v3M6.500 11.300h3M15.200 12.200h.01M17.400 10.400h.01" />
    </svg>
  );
}
