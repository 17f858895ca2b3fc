/** Bounds by name: larger input is refused with the code `too-large`, never truncated. */
export const MAX_BODY_BYTES = 1_000_000;
export const MAX_IMAGE_BYTES = 5_000_000;
export const MAX_IMAGES = 5;
/** Characters of an image as a data address: base64 makes four of three bytes, and what stands before them is short. */
export const MAX_IMAGE_TEXT = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 200;
/** A report with all its images. */
export const MAX_FEEDBACK_BYTES = MAX_IMAGES * MAX_IMAGE_TEXT + MAX_BODY_BYTES;
export const MAX_UNPACKED_RECORDING_BYTES = 2_000_000_000;
export const MAX_FRAME_BYTES = 1_000_000;
/** Points of `geo/getLimit` at most; it never thins. */
export const MAX_GEO_LIMIT = 1_000_000;
/** Tags one statistic or watch call may name. */
export const MAX_TAGS_PER_CALL = 500;
/** Texts of one tag in one answer; ask for a shorter period beyond it. */
export const MAX_TEXTS = 10_000;
