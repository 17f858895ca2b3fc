/** How complete a table is, as its reader sees it: `98.2 %`. */
export function formatCoverage(share: number | null): string {
  return share === null ? 'not measured' : `${(share * 100).toFixed(1)} %`;
}
