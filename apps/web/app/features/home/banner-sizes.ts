/**
 * How wide a banner picture is shown. On upright screens it is cropped at its sides and would take three times as many
 * pixels; it lies under a dark scrim there, so the page's first second is worth more than its last detail.
 */
export const bannerSizes = "(width >= 1024px) 100vw, 105vw";
