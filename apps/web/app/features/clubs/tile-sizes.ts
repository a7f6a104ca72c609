/** Tiles are upright and their pictures are not: each is drawn nearly twice as wide as its tile and cropped. */
export const tileSizes = "(width >= 1440px) 645px, (width >= 768px) 45vw, 88vw";
