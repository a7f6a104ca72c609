// Development only: all styles at once, so that a change shows without a reload. A build takes each page's styles from the
// renderer. Which rule wins is said by the layers in global.css, not by the order of the files.
import "./ui/global.css";

export const ui = import.meta.glob("./ui/**/*.module.css", { eager: true });
export const features = import.meta.glob("./features/**/*.module.css", { eager: true });
