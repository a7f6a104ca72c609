import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("enquiry", EnquiryForm);
