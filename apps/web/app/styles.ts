// The site's one stylesheet: all of it is smaller than one picture, and every further page has it already. Which rule wins
// is said by the layers in global.css, not by the order of the files. Exported, or the build would drop what no script uses.
import "./ui/global.css";

export const ui = import.meta.glob("./ui/**/*.module.css", { eager: true });
export const features = import.meta.glob("./features/**/*.module.css", { eager: true });
