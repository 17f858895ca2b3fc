/** Charts as pictures for a file; load it when a picture is asked for. */
export { histogramPicture } from './histogram-picture.ts';
export { scatterPicture } from './scatter-picture.ts';
export { trendPicture } from './trend-picture.ts';
