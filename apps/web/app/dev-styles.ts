// Development only. Loads all styles at once, so that a change shows without a reload; a build takes the styles of each
// page from the renderer. A file of its own, because Vite puts the imports of a glob before all others: the order of the
// layers has to be there first.
export const ui = import.meta.glob("./ui/**/*.module.css", { eager: true });
export const features = import.meta.glob("./features/**/*.module.css", { eager: true });
