import { invalid, staff } from "./endpoint.ts";
import * as pictures from "./pictures.ts";

export const pictureEndpoints = {
	uploadPicture: {
		...staff("Office: pictures", "Upload a picture: checked by its content, kept as it came", pictures.storedPicture),
		status: 201,
		query: pictures.pictureUploadQuery,
		upload: pictures.pictureUpload,
		errors: invalid,
	},
} as const;
