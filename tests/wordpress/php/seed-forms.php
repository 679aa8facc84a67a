<?php
/* Creates the contract's four forms in Contact Form 7, if present. Prints their numbers. */
require __DIR__ . '/load.php';

$forms = array(
	'contact'       => '[text* fullname maxlength:60] [email* email] [tel phone] [textarea description] [file file-type limit:10mb filetypes:pdf|doc|docx]',
	'resume'        => '[text* fullname] [email* email] [tel phone] [textarea* description] [text specialization] [text vacancy] [file* file-type limit:10mb filetypes:pdf|doc|docx]',
	'price-request' => '[email* your-email] [textarea team]',
	'survey'        => '[text* region] [text forSeniorFullStack] [text forMiddleBackend] [text teamSize] [text* skill] [text* fullName] [text* company] [email* email] [text currency]',
);
$numbers = array();
foreach ( class_exists( 'WPCF7_ContactForm' ) ? $forms : array() as $name => $fields ) {
	preg_match_all( '/\[[\w]+\*? ([\w-]+)/', $fields, $found );
	$form = WPCF7_ContactForm::get_template();
	$form->set_title( $name );
	$form->set_properties(
		array(
			'form' => $fields,
			'mail' => array(
				'active'             => true,
				'subject'            => $name,
				'sender'             => 'Kit <kit@example.com>',
				'recipient'          => 'office@example.com',
				'body'               => implode( "\n", array_map( static fn( $one ) => "$one: [$one]", array_merge( array_diff( $found[1], array( 'file-type' ) ), array( '_language' ) ) ) ),
				'additional_headers' => '',
				'attachments'        => str_contains( $fields, 'file-type' ) ? '[file-type]' : '',
				'use_html'           => false,
				'exclude_blank'      => false,
			),
		)
	);
	$numbers[ $name ] = $form->save();
}
say( (object) $numbers );
