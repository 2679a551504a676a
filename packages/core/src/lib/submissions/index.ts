export {
  type Submission,
  type SubmissionFlow,
  applyPending,
  makeSender,
  submissionReducers,
} from './submissions.ts';
