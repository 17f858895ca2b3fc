/** Four squares in the colour of the text, as beside "Login With Microsoft". */
export function MicrosoftMark() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      <path d="M0 0h6.4v6.4H0zM7.6 0H14v6.4H7.6zM0 7.6h6.4V14H0zM7.6 7.6H14V14H7.6z" />
    </svg>
  );
}
