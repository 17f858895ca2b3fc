/** Charts as pictures for a file; load it when a picture is asked for. */
export { renderHistogramPicture } from './histogram-picture.ts';
export { renderScatterPicture } from './scatter-picture.ts';
export { renderTrendPicture } from './trend-picture.ts';
