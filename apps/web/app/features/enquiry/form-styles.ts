import checkbox from "../../ui/checkbox/checkbox.module.css";
import field from "../../ui/field/field.module.css";
import notice from "../../ui/notice/notice.module.css";
import radioGroup from "../../ui/radio-group/radio-group.module.css";
import select from "../../ui/select/select.module.css";
import sheet from "../../ui/sheet/sheet.module.css";
import stepper from "../../ui/stepper/stepper.module.css";
import frame from "./form-frame.module.css";
import leadForm from "./lead-form.module.css";
import steps from "./steps.module.css";
import success from "./success-sheet.module.css";
import wizard from "./wizard.module.css";

/**
 * The server's page shows the forms before their scripts are loaded, so what they look like must come with the page. A
 * build leaves out styles that nobody asks for; this asks, and costs the page's scripts nothing.
 */
export const styled =
	[checkbox, field, notice, radioGroup, select, sheet, stepper, frame, leadForm, steps, success, wizard].length > 0;
