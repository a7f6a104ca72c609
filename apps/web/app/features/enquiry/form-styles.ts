import * as checkbox from "../../ui/checkbox/checkbox.module.css";
import * as field from "../../ui/field/field.module.css";
import * as notice from "../../ui/notice/notice.module.css";
import * as picture from "../../ui/picture/picture.module.css";
import * as radioGroup from "../../ui/radio-group/radio-group.module.css";
import * as select from "../../ui/select/select.module.css";
import * as sheet from "../../ui/sheet/sheet.module.css";
import * as stepper from "../../ui/stepper/stepper.module.css";
import * as frame from "./form-frame.module.css";
import * as leadForm from "./lead-form.module.css";
import * as steps from "./steps.module.css";
import * as success from "./success-sheet.module.css";
import * as wizard from "./wizard.module.css";

/** The names of its classes: of a namespace a build takes only those that are asked for. */
type Names = { default: object } & Record<string, unknown>;

/**
 * The server's page shows the forms before their scripts are loaded, so what they look like must come with the page. A
 * build leaves out stylesheets that nobody asks for; one name of each is enough to get it.
 */
export const formStyles = [
	(checkbox as Names)["field"],
	(field as Names)["field"],
	(notice as Names)["frame"],
	(picture as Names)["picture"],
	(radioGroup as Names)["group"],
	(select as Names)["frame"],
	(sheet as Names)["sheet"],
	(stepper as Names)["stepper"],
	(frame as Names)["trap"],
	(leadForm as Names)["foot"],
	(steps as Names)["stack"],
	(success as Names)["text"],
	(wizard as Names)["step"],
];
