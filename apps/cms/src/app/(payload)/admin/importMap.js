import { SubmissionDetails as SubmissionDetails_ef4657fda83e9b837308bfd7af176b09 } from '../../../inbox/screens/submission-details.tsx'
import { Replies as Replies_c044d889b9fb6d5a6cf8f355d0757085 } from '../../../inbox/screens/replies.tsx'
import { NotesList as NotesList_657b59b3c42b3ac57fde6a43b2a4a55d } from '../../../inbox/screens/notes-list.tsx'
import { DateField as DateField_7e1dd061f496577ec127eca406a242c5 } from '../../../admin-ui/date-field.tsx'
import { StatusCell as StatusCell_d96ad4b1a6471319c6ea962caf9e8c06 } from '../../../inbox/screens/cells.tsx'
import { NameCell as NameCell_58a9ef438e3a715cc9c55cedaa46f92a } from '../../../inbox/screens/name-cell.tsx'
import { AssignedTo as AssignedTo_7da84c0a8380e11ecd0efab4b5266753 } from '../../../inbox/screens/assigned-to.tsx'
import { NextStepCell as NextStepCell_d96ad4b1a6471319c6ea962caf9e8c06 } from '../../../inbox/screens/cells.tsx'
import { TagsCell as TagsCell_d96ad4b1a6471319c6ea962caf9e8c06 } from '../../../inbox/screens/cells.tsx'
import { TagsField as TagsField_6f02510accbbe89b3c69a7d125a6f57f } from '../../../inbox/screens/tags-field.tsx'
import { MoveApplication as MoveApplication_cb65221495c6896969d85610e0950cdb } from '../../../inbox/screens/move-application.tsx'
import { SubmissionFacts as SubmissionFacts_a3a6a9def5a67a1c00d52e5a9857a5b7 } from '../../../inbox/screens/submission-facts.tsx'
import { SamePerson as SamePerson_02e5620bdf6c6daae90178e234106b82 } from '../../../inbox/screens/same-person.tsx'
import { SubmissionDeliveries as SubmissionDeliveries_25f5e84a63e3c7fc88df80e7eed6cf75 } from '../../../inbox/screens/submission-deliveries.tsx'
import { TimeCell as TimeCell_97d807dcc844c0133d885cfffead28d0 } from '../../../admin-ui/lists/cells.tsx'
import { StageCell as StageCell_d7b80f40bed5c08068ef31339f357d58 } from '../../../inbox/screens/stage-cell.tsx'
import { SenderCell as SenderCell_d96ad4b1a6471319c6ea962caf9e8c06 } from '../../../inbox/screens/cells.tsx'
import { AboutCell as AboutCell_d96ad4b1a6471319c6ea962caf9e8c06 } from '../../../inbox/screens/cells.tsx'
import { LanguageCell as LanguageCell_385f085239df17d37705fa910b507d8b } from '../../../inbox/screens/language-cell.tsx'
import { SuspiciousCell as SuspiciousCell_26c9556aa227e8f739a8ddf605885fba } from '../../../inbox/screens/suspicious-cell.tsx'
import { SourceCell as SourceCell_ff7627e622983b5342675e3bf04e23bf } from '../../../inbox/screens/source-cell.tsx'
import { InboxExports as InboxExports_322f2bf15dbbfb117fab91bb9123000d } from '../../../inbox/screens/inbox-exports.tsx'
import { InboxViews as InboxViews_d236b2bfeaeadd02fc47daa0ef739bfd } from '../../../inbox/screens/inbox-views.tsx'
import { UntitledHeading as UntitledHeading_55d7934a33e451dca6d6323d956edada } from '../../../admin-ui/untitled-heading.tsx'
import { TwoPanes as TwoPanes_744c53ba3155f21c2606a204ad2862f2 } from '../../../inbox/screens/two-panes.tsx'
import { RecordList as RecordList_18f5e7c811ddfcc298cffd8a59f2c5f4 } from '../../../admin-ui/record-list.tsx'
import { LanguageChoice as LanguageChoice_9b6cc3f7c82d4f9228ba1282f147bdfe } from '../../../records/screens/messages/language-choice.tsx'
import { RowLabel as RowLabel_e95aae9daa2a6b154fe55dba35b3bdb9 } from '../../../records/screens/row-label.tsx'
import { ListChips as ListChips_a8c2bcfd6a0441d0a7e4de91dcfaf752 } from '../../../admin-ui/lists/list-chips.tsx'
import { ReviewAtRecord as ReviewAtRecord_1ad7358f030c248cfb5bb753c7e2eb0d } from '../../../publishing/screens/review/at-record.tsx'
import { AboveForm as AboveForm_49c6510b5894f6fd7b6f8d2868cd453c } from '../../../publishing/screens/editing/above-form.tsx'
import { CountedLabel as CountedLabel_e4c0072e41b0a445e9aead329efd222f } from '../../../records/screens/counted-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_402e7cc5efe703a339b52353abd7fdca } from '../../../records/screens/paste.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockWords as BlockWords_f7bfd6817431d20f806ce4cca4024f6c } from '../../../records/screens/block-words.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TargetMark as TargetMark_cb2b53984a3d7b31c320da9d82f41c1f } from '../../../records/screens/target-mark.tsx'
import { DatedNote as DatedNote_d202fedac52d553c7c9a7a2da6afb07e } from '../../../publishing/screens/schedule/dated-note.tsx'
import { TitleLabel as TitleLabel_f3b2679efefaf5d17b69d2db8cdae2a0 } from '../../../records/screens/seo/title-label.tsx'
import { SameText as SameText_0fed9ca7851d6e4785312cae5daad783 } from '../../../records/screens/seo/same-text.tsx'
import { SeoPreview as SeoPreview_b71fe0f9acef1915c08b1dab6d7e2e55 } from '../../../records/screens/seo/seo-preview.tsx'
import { OpenTexts as OpenTexts_35ab85a9763b4005ab170556589e39f2 } from '../../../records/screens/seo/open-texts.tsx'
import { NoDifference as NoDifference_49558a137ca0c476c63ab6b5faf4e9fb } from '../../../publishing/screens/review/no-difference.tsx'
import { OnSiteCell as OnSiteCell_bc33838f18ac76c3fd0b01640278b87c } from '../../../publishing/screens/editing/on-site.tsx'
import { RecordLanguages as RecordLanguages_7bb57331441f3d05043e96c9180b2906 } from '../../../translations/screens/languages.tsx'
import { LinkedFrom as LinkedFrom_7c3a6503feb5176b28999a3f967b79fc } from '../../../publishing/screens/editing/linked-from.tsx'
import { StateCell as StateCell_97d807dcc844c0133d885cfffead28d0 } from '../../../admin-ui/lists/cells.tsx'
import { PublicLine as PublicLine_63d159b102a421aac9128c7ce3546e17 } from '../../../publishing/screens/editing/public-line.tsx'
import { VersionsList as VersionsList_9f63d42db58967a8b47bcd6d575584d9 } from '../../../publishing/screens/restoring/versions-list.tsx'
import { RestoreAction as RestoreAction_0ed8f0fb2deb0f54ae14d4da59cba864 } from '../../../publishing/screens/restoring/restore-action.tsx'
import { PostsCell as PostsCell_739a007cb37b5e77ffcb0bffe0302c42 } from '../../../records/screens/posts-cell.tsx'
import { RecruitersClose as RecruitersClose_d67d284a78ca67d173958b7d31281e80 } from '../../../inbox/screens/recruiters-close.tsx'
import { TextsCell as TextsCell_97d807dcc844c0133d885cfffead28d0 } from '../../../admin-ui/lists/cells.tsx'
import { Highlight as Highlight_ea54746c8874f02c30cbd0984ab00469 } from '../../../records/screens/highlight.tsx'
import { LongerList as LongerList_f9d0f3e2c1b367d7fec10173853285b0 } from '../../../records/screens/longer-list.tsx'
import { SearchOverview as SearchOverview_dbf329bd784a8a3c6ae99004d53ee115 } from '../../../records/screens/seo/overview.tsx'
import { ItsOriginal as ItsOriginal_5310d1fe5b40f995b3bb76c142d16e37 } from '../../../translations/screens/its-original.tsx'
import { Original as Original_ebdd87ba631bc01965d6bd53094ab4d5 } from '../../../translations/screens/original.tsx'
import { TranslatedRowLabel as TranslatedRowLabel_3e8fd58904ebfd525f249e73cc259e86 } from '../../../translations/screens/translated-row-label.tsx'
import { PartLabel as PartLabel_8be149c0aa156e575f817c6b587e5323 } from '../../../records/screens/settings/part-label.tsx'
import { TranslationsOverview as TranslationsOverview_2972c9159abc3b3d26dca67350ad364c } from '../../../translations/screens/overview.tsx'
import { Downloads as Downloads_11dfcfa7053df23799ad1ea712bea517 } from '../../../library/screens/downloads.tsx'
import { FileCell as FileCell_740c9d94d228f8df90a19dac613ec222 } from '../../../library/screens/file-cells.tsx'
import { FactsCell as FactsCell_740c9d94d228f8df90a19dac613ec222 } from '../../../library/screens/file-cells.tsx'
import { DropFiles as DropFiles_8470501f1bd6f3b7ad820705baa91b99 } from '../../../library/screens/drop-files.tsx'
import { ChoiceCell as ChoiceCell_97d807dcc844c0133d885cfffead28d0 } from '../../../admin-ui/lists/cells.tsx'
import { RedirectTables as RedirectTables_99389d1ea9560eb02346cebe8b8c1242 } from '../../../publishing/screens/redirects/redirect-tables.tsx'
import { LanguagesField as LanguagesField_ed93684607159769b6acbc5ff83765bc } from '../../../accounts/screens/languages-field.tsx'
import { CurrentPassword as CurrentPassword_6e67d5b47c7b6031e1b6ccaa75ddfb87 } from '../../../accounts/screens/current-password.tsx'
import { SecondFactorPanel as SecondFactorPanel_28e84f5a3a4ee4033243491a27198135 } from '../../../accounts/screens/second-factor-panel.tsx'
import { PasskeysPanel as PasskeysPanel_c25c63a1d668cc8d51361754100d5e30 } from '../../../accounts/screens/passkeys-panel.tsx'
import { SessionsPanel as SessionsPanel_bf3b715d9c1a603c61f55510a4fe2c9d } from '../../../accounts/screens/sessions-panel.tsx'
import { PlaceCell as PlaceCell_e87ab21693b43d98d744bdc64a4e09c8 } from '../../../accounts/screens/place-cell.tsx'
import { PlainCell as PlainCell_03309730d9acff1d59054ebf0eb25b1e } from '../../../accounts/screens/plain-cell.tsx'
import { AuditTools as AuditTools_ba48e2e8b8218ef082f8c2e7f5a01e0e } from '../../../accounts/screens/audit-tools.tsx'
import { Unlisted as Unlisted_bc33838f18ac76c3fd0b01640278b87c } from '../../../publishing/screens/editing/on-site.tsx'
import { SettingsLosses as SettingsLosses_ee4c120b94a0c58d35fc052a8011aa02 } from '../../../records/screens/settings-losses.tsx'
import { PublishForEditors as PublishForEditors_ad7a34e5aff4b7beca7dee907e13f77f } from '../../../publishing/screens/review/for-editors.tsx'
import { UnpublishForEditors as UnpublishForEditors_ad7a34e5aff4b7beca7dee907e13f77f } from '../../../publishing/screens/review/for-editors.tsx'
import { CityChoice as CityChoice_f437f8bc087f4c1f5b2541139d7a54d6 } from '../../../records/screens/cities/city-choice.tsx'
import { ListNotes as ListNotes_d1fd668a1249e33a4b750d3accfbd924 } from '../../../records/screens/list-notes.tsx'
import { ColourTools as ColourTools_d1d57ebf84133d0dd9a8d071fd8c503c } from '../../../records/screens/colour-tools.tsx'
import { LanguageChoices as LanguageChoices_9b6cc3f7c82d4f9228ba1282f147bdfe } from '../../../records/screens/messages/language-choice.tsx'
import { LanguageStates as LanguageStates_34903e569ae5106c2fc26fc680c42f36 } from '../../../records/screens/languages/language-states.tsx'
import { TakenAddresses as TakenAddresses_093dd2e20c41d5596344308c9a24b475 } from '../../../records/screens/languages/taken-addresses.tsx'
import { MessagesField as MessagesField_2dee0f045bf4075d2391b40512f1e86c } from '../../../records/screens/messages/messages-field.tsx'
import { Tasks as Tasks_27c370e27c92c77b7f5931e5ae29ae33 } from '../../../records/screens/settings/tasks.tsx'
import { FixedNote as FixedNote_2f64609a6b01ed981e6ab3712b6f49f3 } from '../../../inbox/screens/mail/fixed-note.tsx'
import { SecretInput as SecretInput_6dc73bbbb5ee5d4562888d7a58b31c64 } from '../../../admin-ui/secret-field/secret-input.tsx'
import { SendTest as SendTest_d85a6b6b6ea02e3583ad6cadc1c33770 } from '../../../inbox/screens/mail/send-test.tsx'
import { TestProgram as TestProgram_348bfea5bf95e0fd882bc90ec69535b5 } from '../../../inbox/screens/mail/test-program.tsx'
import { TestMailbox as TestMailbox_07d42da97539d422a842248046e931bc } from '../../../inbox/screens/test-mailbox.tsx'
import { Menu as Menu_d8f312cc33ac1755ac23606ad00200a9 } from '../../../translations/screens/menu.tsx'
import { SkipLink as SkipLink_b15f26a7e382a15e430376cde9d95499 } from '../../../admin-ui/navigation.tsx'
import { Icon as Icon_4662df8a5a9673674c31b696107d1289 } from '../../../admin-ui/logo.tsx'
import { Logo as Logo_4662df8a5a9673674c31b696107d1289 } from '../../../admin-ui/logo.tsx'
import { HeaderTools as HeaderTools_94938369cce07bc728d086b091ce31f2 } from '../../../admin-ui/header.tsx'
import { NavBrand as NavBrand_4662df8a5a9673674c31b696107d1289 } from '../../../admin-ui/logo.tsx'
import { HomeLink as HomeLink_b15f26a7e382a15e430376cde9d95499 } from '../../../admin-ui/navigation.tsx'
import { TranslatorsWork as TranslatorsWork_d8f312cc33ac1755ac23606ad00200a9 } from '../../../translations/screens/menu.tsx'
import { ActiveLogin as ActiveLogin_df50479fd524659061318166bced0f14 } from '../../../accounts/screens/active-login.tsx'
import { OwnLanguage as OwnLanguage_7b08393171e6d7b69334a93fbd35ef5a } from '../../../accounts/screens/own-language.tsx'
import { LateAnswers as LateAnswers_8d758f27712ca3482052424510c9b5d3 } from '../../../publishing/screens/editing/late-answers.tsx'
import { AccessibleNames as AccessibleNames_cc2dbd68a56c10274c560d45937a31b6 } from '../../../admin-ui/accessible-names.tsx'
import { Navigation as Navigation_b15f26a7e382a15e430376cde9d95499 } from '../../../admin-ui/navigation.tsx'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../dashboard/dashboard.tsx'
import { SourcesView as SourcesView_266254703ed2c6222ed44a22cd09a87a } from '../../../dashboard/sources/sources-view.tsx'
import { ByVacancy as ByVacancy_c81849df2e6b68f12c0e5dbe5faf8a8c } from '../../../inbox/screens/by-vacancy.tsx'
import { BoardView as BoardView_72486c82ae6671017652963d171e515b } from '../../../inbox/screens/board-view.tsx'
import { SearchView as SearchView_f62c8e71895a2bb885f6f4ecd3c492ef } from '../../../publishing/screens/search/search-view.tsx'
import { LoginView as LoginView_4962f90fd335eaf29cdda913898b1eda } from '../../../accounts/screens/login-view.tsx'
import { NoSuchView as NoSuchView_4962f90fd335eaf29cdda913898b1eda } from '../../../accounts/screens/login-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/inbox/screens/submission-details.tsx#SubmissionDetails": SubmissionDetails_ef4657fda83e9b837308bfd7af176b09,
  "/inbox/screens/replies.tsx#Replies": Replies_c044d889b9fb6d5a6cf8f355d0757085,
  "/inbox/screens/notes-list.tsx#NotesList": NotesList_657b59b3c42b3ac57fde6a43b2a4a55d,
  "/admin-ui/date-field.tsx#DateField": DateField_7e1dd061f496577ec127eca406a242c5,
  "/inbox/screens/cells.tsx#StatusCell": StatusCell_d96ad4b1a6471319c6ea962caf9e8c06,
  "/inbox/screens/name-cell.tsx#NameCell": NameCell_58a9ef438e3a715cc9c55cedaa46f92a,
  "/inbox/screens/assigned-to.tsx#AssignedTo": AssignedTo_7da84c0a8380e11ecd0efab4b5266753,
  "/inbox/screens/cells.tsx#NextStepCell": NextStepCell_d96ad4b1a6471319c6ea962caf9e8c06,
  "/inbox/screens/cells.tsx#TagsCell": TagsCell_d96ad4b1a6471319c6ea962caf9e8c06,
  "/inbox/screens/tags-field.tsx#TagsField": TagsField_6f02510accbbe89b3c69a7d125a6f57f,
  "/inbox/screens/move-application.tsx#MoveApplication": MoveApplication_cb65221495c6896969d85610e0950cdb,
  "/inbox/screens/submission-facts.tsx#SubmissionFacts": SubmissionFacts_a3a6a9def5a67a1c00d52e5a9857a5b7,
  "/inbox/screens/same-person.tsx#SamePerson": SamePerson_02e5620bdf6c6daae90178e234106b82,
  "/inbox/screens/submission-deliveries.tsx#SubmissionDeliveries": SubmissionDeliveries_25f5e84a63e3c7fc88df80e7eed6cf75,
  "/admin-ui/lists/cells.tsx#TimeCell": TimeCell_97d807dcc844c0133d885cfffead28d0,
  "/inbox/screens/stage-cell.tsx#StageCell": StageCell_d7b80f40bed5c08068ef31339f357d58,
  "/inbox/screens/cells.tsx#SenderCell": SenderCell_d96ad4b1a6471319c6ea962caf9e8c06,
  "/inbox/screens/cells.tsx#AboutCell": AboutCell_d96ad4b1a6471319c6ea962caf9e8c06,
  "/inbox/screens/language-cell.tsx#LanguageCell": LanguageCell_385f085239df17d37705fa910b507d8b,
  "/inbox/screens/suspicious-cell.tsx#SuspiciousCell": SuspiciousCell_26c9556aa227e8f739a8ddf605885fba,
  "/inbox/screens/source-cell.tsx#SourceCell": SourceCell_ff7627e622983b5342675e3bf04e23bf,
  "/inbox/screens/inbox-exports.tsx#InboxExports": InboxExports_322f2bf15dbbfb117fab91bb9123000d,
  "/inbox/screens/inbox-views.tsx#InboxViews": InboxViews_d236b2bfeaeadd02fc47daa0ef739bfd,
  "/admin-ui/untitled-heading.tsx#UntitledHeading": UntitledHeading_55d7934a33e451dca6d6323d956edada,
  "/inbox/screens/two-panes.tsx#TwoPanes": TwoPanes_744c53ba3155f21c2606a204ad2862f2,
  "/admin-ui/record-list.tsx#RecordList": RecordList_18f5e7c811ddfcc298cffd8a59f2c5f4,
  "/records/screens/messages/language-choice.tsx#LanguageChoice": LanguageChoice_9b6cc3f7c82d4f9228ba1282f147bdfe,
  "/records/screens/row-label.tsx#RowLabel": RowLabel_e95aae9daa2a6b154fe55dba35b3bdb9,
  "/admin-ui/lists/list-chips.tsx#ListChips": ListChips_a8c2bcfd6a0441d0a7e4de91dcfaf752,
  "/publishing/screens/review/at-record.tsx#ReviewAtRecord": ReviewAtRecord_1ad7358f030c248cfb5bb753c7e2eb0d,
  "/publishing/screens/editing/above-form.tsx#AboveForm": AboveForm_49c6510b5894f6fd7b6f8d2868cd453c,
  "/records/screens/counted-label.tsx#CountedLabel": CountedLabel_e4c0072e41b0a445e9aead329efd222f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/records/screens/paste.tsx#PasteFeatureClient": PasteFeatureClient_402e7cc5efe703a339b52353abd7fdca,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/records/screens/block-words.tsx#BlockWords": BlockWords_f7bfd6817431d20f806ce4cca4024f6c,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/records/screens/target-mark.tsx#TargetMark": TargetMark_cb2b53984a3d7b31c320da9d82f41c1f,
  "/publishing/screens/schedule/dated-note.tsx#DatedNote": DatedNote_d202fedac52d553c7c9a7a2da6afb07e,
  "/records/screens/seo/title-label.tsx#TitleLabel": TitleLabel_f3b2679efefaf5d17b69d2db8cdae2a0,
  "/records/screens/seo/same-text.tsx#SameText": SameText_0fed9ca7851d6e4785312cae5daad783,
  "/records/screens/seo/seo-preview.tsx#SeoPreview": SeoPreview_b71fe0f9acef1915c08b1dab6d7e2e55,
  "/records/screens/seo/open-texts.tsx#OpenTexts": OpenTexts_35ab85a9763b4005ab170556589e39f2,
  "/publishing/screens/review/no-difference.tsx#NoDifference": NoDifference_49558a137ca0c476c63ab6b5faf4e9fb,
  "/publishing/screens/editing/on-site.tsx#OnSiteCell": OnSiteCell_bc33838f18ac76c3fd0b01640278b87c,
  "/translations/screens/languages.tsx#RecordLanguages": RecordLanguages_7bb57331441f3d05043e96c9180b2906,
  "/publishing/screens/editing/linked-from.tsx#LinkedFrom": LinkedFrom_7c3a6503feb5176b28999a3f967b79fc,
  "/admin-ui/lists/cells.tsx#StateCell": StateCell_97d807dcc844c0133d885cfffead28d0,
  "/publishing/screens/editing/public-line.tsx#PublicLine": PublicLine_63d159b102a421aac9128c7ce3546e17,
  "/publishing/screens/restoring/versions-list.tsx#VersionsList": VersionsList_9f63d42db58967a8b47bcd6d575584d9,
  "/publishing/screens/restoring/restore-action.tsx#RestoreAction": RestoreAction_0ed8f0fb2deb0f54ae14d4da59cba864,
  "/records/screens/posts-cell.tsx#PostsCell": PostsCell_739a007cb37b5e77ffcb0bffe0302c42,
  "/inbox/screens/recruiters-close.tsx#RecruitersClose": RecruitersClose_d67d284a78ca67d173958b7d31281e80,
  "/admin-ui/lists/cells.tsx#TextsCell": TextsCell_97d807dcc844c0133d885cfffead28d0,
  "/records/screens/highlight.tsx#Highlight": Highlight_ea54746c8874f02c30cbd0984ab00469,
  "/records/screens/longer-list.tsx#LongerList": LongerList_f9d0f3e2c1b367d7fec10173853285b0,
  "/records/screens/seo/overview.tsx#SearchOverview": SearchOverview_dbf329bd784a8a3c6ae99004d53ee115,
  "/translations/screens/its-original.tsx#ItsOriginal": ItsOriginal_5310d1fe5b40f995b3bb76c142d16e37,
  "/translations/screens/original.tsx#Original": Original_ebdd87ba631bc01965d6bd53094ab4d5,
  "/translations/screens/translated-row-label.tsx#TranslatedRowLabel": TranslatedRowLabel_3e8fd58904ebfd525f249e73cc259e86,
  "/records/screens/settings/part-label.tsx#PartLabel": PartLabel_8be149c0aa156e575f817c6b587e5323,
  "/translations/screens/overview.tsx#TranslationsOverview": TranslationsOverview_2972c9159abc3b3d26dca67350ad364c,
  "/library/screens/downloads.tsx#Downloads": Downloads_11dfcfa7053df23799ad1ea712bea517,
  "/library/screens/file-cells.tsx#FileCell": FileCell_740c9d94d228f8df90a19dac613ec222,
  "/library/screens/file-cells.tsx#FactsCell": FactsCell_740c9d94d228f8df90a19dac613ec222,
  "/library/screens/drop-files.tsx#DropFiles": DropFiles_8470501f1bd6f3b7ad820705baa91b99,
  "/admin-ui/lists/cells.tsx#ChoiceCell": ChoiceCell_97d807dcc844c0133d885cfffead28d0,
  "/publishing/screens/redirects/redirect-tables.tsx#RedirectTables": RedirectTables_99389d1ea9560eb02346cebe8b8c1242,
  "/accounts/screens/languages-field.tsx#LanguagesField": LanguagesField_ed93684607159769b6acbc5ff83765bc,
  "/accounts/screens/current-password.tsx#CurrentPassword": CurrentPassword_6e67d5b47c7b6031e1b6ccaa75ddfb87,
  "/accounts/screens/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_28e84f5a3a4ee4033243491a27198135,
  "/accounts/screens/passkeys-panel.tsx#PasskeysPanel": PasskeysPanel_c25c63a1d668cc8d51361754100d5e30,
  "/accounts/screens/sessions-panel.tsx#SessionsPanel": SessionsPanel_bf3b715d9c1a603c61f55510a4fe2c9d,
  "/accounts/screens/place-cell.tsx#PlaceCell": PlaceCell_e87ab21693b43d98d744bdc64a4e09c8,
  "/accounts/screens/plain-cell.tsx#PlainCell": PlainCell_03309730d9acff1d59054ebf0eb25b1e,
  "/accounts/screens/audit-tools.tsx#AuditTools": AuditTools_ba48e2e8b8218ef082f8c2e7f5a01e0e,
  "/publishing/screens/editing/on-site.tsx#Unlisted": Unlisted_bc33838f18ac76c3fd0b01640278b87c,
  "/records/screens/settings-losses.tsx#SettingsLosses": SettingsLosses_ee4c120b94a0c58d35fc052a8011aa02,
  "/publishing/screens/review/for-editors.tsx#PublishForEditors": PublishForEditors_ad7a34e5aff4b7beca7dee907e13f77f,
  "/publishing/screens/review/for-editors.tsx#UnpublishForEditors": UnpublishForEditors_ad7a34e5aff4b7beca7dee907e13f77f,
  "/records/screens/cities/city-choice.tsx#CityChoice": CityChoice_f437f8bc087f4c1f5b2541139d7a54d6,
  "/records/screens/list-notes.tsx#ListNotes": ListNotes_d1fd668a1249e33a4b750d3accfbd924,
  "/records/screens/colour-tools.tsx#ColourTools": ColourTools_d1d57ebf84133d0dd9a8d071fd8c503c,
  "/records/screens/messages/language-choice.tsx#LanguageChoices": LanguageChoices_9b6cc3f7c82d4f9228ba1282f147bdfe,
  "/records/screens/languages/language-states.tsx#LanguageStates": LanguageStates_34903e569ae5106c2fc26fc680c42f36,
  "/records/screens/languages/taken-addresses.tsx#TakenAddresses": TakenAddresses_093dd2e20c41d5596344308c9a24b475,
  "/records/screens/messages/messages-field.tsx#MessagesField": MessagesField_2dee0f045bf4075d2391b40512f1e86c,
  "/records/screens/settings/tasks.tsx#Tasks": Tasks_27c370e27c92c77b7f5931e5ae29ae33,
  "/inbox/screens/mail/fixed-note.tsx#FixedNote": FixedNote_2f64609a6b01ed981e6ab3712b6f49f3,
  "/admin-ui/secret-field/secret-input.tsx#SecretInput": SecretInput_6dc73bbbb5ee5d4562888d7a58b31c64,
  "/inbox/screens/mail/send-test.tsx#SendTest": SendTest_d85a6b6b6ea02e3583ad6cadc1c33770,
  "/inbox/screens/mail/test-program.tsx#TestProgram": TestProgram_348bfea5bf95e0fd882bc90ec69535b5,
  "/inbox/screens/test-mailbox.tsx#TestMailbox": TestMailbox_07d42da97539d422a842248046e931bc,
  "/translations/screens/menu.tsx#Menu": Menu_d8f312cc33ac1755ac23606ad00200a9,
  "/admin-ui/navigation.tsx#SkipLink": SkipLink_b15f26a7e382a15e430376cde9d95499,
  "/admin-ui/logo.tsx#Icon": Icon_4662df8a5a9673674c31b696107d1289,
  "/admin-ui/logo.tsx#Logo": Logo_4662df8a5a9673674c31b696107d1289,
  "/admin-ui/header.tsx#HeaderTools": HeaderTools_94938369cce07bc728d086b091ce31f2,
  "/admin-ui/logo.tsx#NavBrand": NavBrand_4662df8a5a9673674c31b696107d1289,
  "/admin-ui/navigation.tsx#HomeLink": HomeLink_b15f26a7e382a15e430376cde9d95499,
  "/translations/screens/menu.tsx#TranslatorsWork": TranslatorsWork_d8f312cc33ac1755ac23606ad00200a9,
  "/accounts/screens/active-login.tsx#ActiveLogin": ActiveLogin_df50479fd524659061318166bced0f14,
  "/accounts/screens/own-language.tsx#OwnLanguage": OwnLanguage_7b08393171e6d7b69334a93fbd35ef5a,
  "/publishing/screens/editing/late-answers.tsx#LateAnswers": LateAnswers_8d758f27712ca3482052424510c9b5d3,
  "/admin-ui/accessible-names.tsx#AccessibleNames": AccessibleNames_cc2dbd68a56c10274c560d45937a31b6,
  "/admin-ui/navigation.tsx#Navigation": Navigation_b15f26a7e382a15e430376cde9d95499,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "/dashboard/sources/sources-view.tsx#SourcesView": SourcesView_266254703ed2c6222ed44a22cd09a87a,
  "/inbox/screens/by-vacancy.tsx#ByVacancy": ByVacancy_c81849df2e6b68f12c0e5dbe5faf8a8c,
  "/inbox/screens/board-view.tsx#BoardView": BoardView_72486c82ae6671017652963d171e515b,
  "/publishing/screens/search/search-view.tsx#SearchView": SearchView_f62c8e71895a2bb885f6f4ecd3c492ef,
  "/accounts/screens/login-view.tsx#LoginView": LoginView_4962f90fd335eaf29cdda913898b1eda,
  "/accounts/screens/login-view.tsx#NoSuchView": NoSuchView_4962f90fd335eaf29cdda913898b1eda,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
