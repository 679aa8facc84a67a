import { SubmissionDetails as SubmissionDetails_b906731fef29ac5f42e8d62ad691e99e } from '../../../inbox/screens/submission-details.tsx'
import { NotesList as NotesList_0007bd1309f8c7ed1e671f9e3c8813e9 } from '../../../inbox/screens/notes-list.tsx'
import { SamePerson as SamePerson_e7493aad3127103705b56e3e2f5c2b81 } from '../../../inbox/screens/same-person.tsx'
import { SubmissionDeliveries as SubmissionDeliveries_5e3e30126867bed363de0630f13e2f62 } from '../../../inbox/screens/submission-deliveries.tsx'
import { NameCell as NameCell_557148163b07006e104131754d5d093e } from '../../../inbox/screens/name-cell.tsx'
import { StageCell as StageCell_871b0f4fed0921a498ac4a8a16edb588 } from '../../../inbox/screens/stage-cell.tsx'
import { InboxViews as InboxViews_fb38f3c4bb2d58609f59d4af51cd4397 } from '../../../inbox/screens/inbox-views.tsx'
import { RecordList as RecordList_0c5a903369b07cc5a8427d39cf128904 } from '../../../admin-ui/record-list.tsx'
import { AboveForm as AboveForm_761a9cd415b3057deab436ec27e9c620 } from '../../../publishing/screens/editing/above-form.tsx'
import { TargetMark as TargetMark_cb2b53984a3d7b31c320da9d82f41c1f } from '../../../records/screens/target-mark.tsx'
import { RowLabel as RowLabel_e95aae9daa2a6b154fe55dba35b3bdb9 } from '../../../records/screens/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_402e7cc5efe703a339b52353abd7fdca } from '../../../records/screens/paste.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { OnSite as OnSite_c41761b6f69dba23383a00574e62c33c } from '../../../publishing/screens/editing/on-site.tsx'
import { OnSiteCell as OnSiteCell_c41761b6f69dba23383a00574e62c33c } from '../../../publishing/screens/editing/on-site.tsx'
import { LinkedFrom as LinkedFrom_92d954b1482e4b34210ece34293af468 } from '../../../publishing/screens/editing/linked-from.tsx'
import { AtRecord as AtRecord_02a832e4531ce728a443e5d5cab0f028 } from '../../../publishing/screens/approval/at-record.tsx'
import { PublishOrPropose as PublishOrPropose_95bf1eab86636e7e31aaa8c96f6dcf75 } from '../../../publishing/screens/approval/buttons.tsx'
import { VersionsList as VersionsList_8bb04ba8f893b08f49260486364aff51 } from '../../../publishing/screens/restoring/versions-list.tsx'
import { RestoreAction as RestoreAction_d10f965345591e037c07d853a75bffc8 } from '../../../publishing/screens/restoring/restore-action.tsx'
import { RecruitersClose as RecruitersClose_dbd64e830d91f8c0ce43f58527cf3302 } from '../../../inbox/screens/recruiters-close.tsx'
import { TitleCount as TitleCount_378f8896db4f662b1ee81d4ed86c1b83 } from '../../../records/screens/seo/title-count.tsx'
import { LetterCount as LetterCount_56b140589692ae7e2697495c498b9e46 } from '../../../records/screens/seo/letter-count.tsx'
import { SeoPreview as SeoPreview_b71fe0f9acef1915c08b1dab6d7e2e55 } from '../../../records/screens/seo/seo-preview.tsx'
import { SaveOrPropose as SaveOrPropose_95bf1eab86636e7e31aaa8c96f6dcf75 } from '../../../publishing/screens/approval/buttons.tsx'
import { RedirectTables as RedirectTables_948989d604a4e0a975dd735015e52d28 } from '../../../publishing/screens/redirects/redirect-tables.tsx'
import { CurrentPassword as CurrentPassword_ff1f8d408eded6d5fc911add85cf1c42 } from '../../../accounts/screens/current-password.tsx'
import { SecondFactorPanel as SecondFactorPanel_3cbaf77bea0fc453494201d8f24bc019 } from '../../../accounts/screens/second-factor-panel.tsx'
import { PasskeysPanel as PasskeysPanel_1e292695da3e38d48ed6008fc0e63cd1 } from '../../../accounts/screens/passkeys-panel.tsx'
import { SessionsPanel as SessionsPanel_86f9ee4731c3cb7ce5a154fa47ccadcc } from '../../../accounts/screens/sessions-panel.tsx'
import { PlainCell as PlainCell_e3754901b15d4a388acfc10bf6b5e275 } from '../../../accounts/screens/plain-cell.tsx'
import { AuditTools as AuditTools_bdc286a8b6b2fe099b597dfdb13b5df1 } from '../../../accounts/screens/audit-tools.tsx'
import { GlobalOnSite as GlobalOnSite_c41761b6f69dba23383a00574e62c33c } from '../../../publishing/screens/editing/on-site.tsx'
import { ColourTools as ColourTools_d1d57ebf84133d0dd9a8d071fd8c503c } from '../../../records/screens/colour-tools.tsx'
import { ListNotes as ListNotes_d1fd668a1249e33a4b750d3accfbd924 } from '../../../records/screens/list-notes.tsx'
import { SettingsLosses as SettingsLosses_ee4c120b94a0c58d35fc052a8011aa02 } from '../../../records/screens/settings-losses.tsx'
import { Icon as Icon_77661d7d9d8d5cd82aef995af2eb4b2a } from '../../../admin-ui/logo.tsx'
import { Logo as Logo_77661d7d9d8d5cd82aef995af2eb4b2a } from '../../../admin-ui/logo.tsx'
import { SearchField as SearchField_85efcc20aaa3556ef7e2cdda0900ce01 } from '../../../publishing/screens/search/search-field.tsx'
import { ActiveLogin as ActiveLogin_2100318e2d9e76cb5d4e674677c9b84e } from '../../../accounts/screens/active-login.tsx'
import { LateAnswers as LateAnswers_c94e8aa7ee007636f395444fd54d7660 } from '../../../publishing/screens/editing/late-answers.tsx'
import { AccessibleNames as AccessibleNames_b29abdf7afae35e5960d08206a83f2c4 } from '../../../admin-ui/accessible/accessible-names.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../dashboard/dashboard.tsx'
import { ByVacancy as ByVacancy_2b0bbda0e1bac6baff8ed3a37222b3bb } from '../../../inbox/screens/by-vacancy.tsx'
import { SearchView as SearchView_8dcae24a61ae3baef722a43d9c50e7ac } from '../../../publishing/screens/search/search-view.tsx'
import { LoginView as LoginView_97ea5e79efee764765bd2858f57004fd } from '../../../accounts/screens/login-view.tsx'
import { NoSuchView as NoSuchView_97ea5e79efee764765bd2858f57004fd } from '../../../accounts/screens/login-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/inbox/screens/submission-details.tsx#SubmissionDetails": SubmissionDetails_b906731fef29ac5f42e8d62ad691e99e,
  "/inbox/screens/notes-list.tsx#NotesList": NotesList_0007bd1309f8c7ed1e671f9e3c8813e9,
  "/inbox/screens/same-person.tsx#SamePerson": SamePerson_e7493aad3127103705b56e3e2f5c2b81,
  "/inbox/screens/submission-deliveries.tsx#SubmissionDeliveries": SubmissionDeliveries_5e3e30126867bed363de0630f13e2f62,
  "/inbox/screens/name-cell.tsx#NameCell": NameCell_557148163b07006e104131754d5d093e,
  "/inbox/screens/stage-cell.tsx#StageCell": StageCell_871b0f4fed0921a498ac4a8a16edb588,
  "/inbox/screens/inbox-views.tsx#InboxViews": InboxViews_fb38f3c4bb2d58609f59d4af51cd4397,
  "/admin-ui/record-list.tsx#RecordList": RecordList_0c5a903369b07cc5a8427d39cf128904,
  "/publishing/screens/editing/above-form.tsx#AboveForm": AboveForm_761a9cd415b3057deab436ec27e9c620,
  "/records/screens/target-mark.tsx#TargetMark": TargetMark_cb2b53984a3d7b31c320da9d82f41c1f,
  "/records/screens/row-label.tsx#RowLabel": RowLabel_e95aae9daa2a6b154fe55dba35b3bdb9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/records/screens/paste.tsx#PasteFeatureClient": PasteFeatureClient_402e7cc5efe703a339b52353abd7fdca,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/publishing/screens/editing/on-site.tsx#OnSite": OnSite_c41761b6f69dba23383a00574e62c33c,
  "/publishing/screens/editing/on-site.tsx#OnSiteCell": OnSiteCell_c41761b6f69dba23383a00574e62c33c,
  "/publishing/screens/editing/linked-from.tsx#LinkedFrom": LinkedFrom_92d954b1482e4b34210ece34293af468,
  "/publishing/screens/approval/at-record.tsx#AtRecord": AtRecord_02a832e4531ce728a443e5d5cab0f028,
  "/publishing/screens/approval/buttons.tsx#PublishOrPropose": PublishOrPropose_95bf1eab86636e7e31aaa8c96f6dcf75,
  "/publishing/screens/restoring/versions-list.tsx#VersionsList": VersionsList_8bb04ba8f893b08f49260486364aff51,
  "/publishing/screens/restoring/restore-action.tsx#RestoreAction": RestoreAction_d10f965345591e037c07d853a75bffc8,
  "/inbox/screens/recruiters-close.tsx#RecruitersClose": RecruitersClose_dbd64e830d91f8c0ce43f58527cf3302,
  "/records/screens/seo/title-count.tsx#TitleCount": TitleCount_378f8896db4f662b1ee81d4ed86c1b83,
  "/records/screens/seo/letter-count.tsx#LetterCount": LetterCount_56b140589692ae7e2697495c498b9e46,
  "/records/screens/seo/seo-preview.tsx#SeoPreview": SeoPreview_b71fe0f9acef1915c08b1dab6d7e2e55,
  "/publishing/screens/approval/buttons.tsx#SaveOrPropose": SaveOrPropose_95bf1eab86636e7e31aaa8c96f6dcf75,
  "/publishing/screens/redirects/redirect-tables.tsx#RedirectTables": RedirectTables_948989d604a4e0a975dd735015e52d28,
  "/accounts/screens/current-password.tsx#CurrentPassword": CurrentPassword_ff1f8d408eded6d5fc911add85cf1c42,
  "/accounts/screens/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_3cbaf77bea0fc453494201d8f24bc019,
  "/accounts/screens/passkeys-panel.tsx#PasskeysPanel": PasskeysPanel_1e292695da3e38d48ed6008fc0e63cd1,
  "/accounts/screens/sessions-panel.tsx#SessionsPanel": SessionsPanel_86f9ee4731c3cb7ce5a154fa47ccadcc,
  "/accounts/screens/plain-cell.tsx#PlainCell": PlainCell_e3754901b15d4a388acfc10bf6b5e275,
  "/accounts/screens/audit-tools.tsx#AuditTools": AuditTools_bdc286a8b6b2fe099b597dfdb13b5df1,
  "/publishing/screens/editing/on-site.tsx#GlobalOnSite": GlobalOnSite_c41761b6f69dba23383a00574e62c33c,
  "/records/screens/colour-tools.tsx#ColourTools": ColourTools_d1d57ebf84133d0dd9a8d071fd8c503c,
  "/records/screens/list-notes.tsx#ListNotes": ListNotes_d1fd668a1249e33a4b750d3accfbd924,
  "/records/screens/settings-losses.tsx#SettingsLosses": SettingsLosses_ee4c120b94a0c58d35fc052a8011aa02,
  "/admin-ui/logo.tsx#Icon": Icon_77661d7d9d8d5cd82aef995af2eb4b2a,
  "/admin-ui/logo.tsx#Logo": Logo_77661d7d9d8d5cd82aef995af2eb4b2a,
  "/publishing/screens/search/search-field.tsx#SearchField": SearchField_85efcc20aaa3556ef7e2cdda0900ce01,
  "/accounts/screens/active-login.tsx#ActiveLogin": ActiveLogin_2100318e2d9e76cb5d4e674677c9b84e,
  "/publishing/screens/editing/late-answers.tsx#LateAnswers": LateAnswers_c94e8aa7ee007636f395444fd54d7660,
  "/admin-ui/accessible/accessible-names.tsx#AccessibleNames": AccessibleNames_b29abdf7afae35e5960d08206a83f2c4,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/inbox/screens/by-vacancy.tsx#ByVacancy": ByVacancy_2b0bbda0e1bac6baff8ed3a37222b3bb,
  "/publishing/screens/search/search-view.tsx#SearchView": SearchView_8dcae24a61ae3baef722a43d9c50e7ac,
  "/accounts/screens/login-view.tsx#LoginView": LoginView_97ea5e79efee764765bd2858f57004fd,
  "/accounts/screens/login-view.tsx#NoSuchView": NoSuchView_97ea5e79efee764765bd2858f57004fd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
