<?php
/*
 * Contact Form 7's documented replies without the plugin, and records of messages, a line of JSON
 * each. Its forms have the contract's names as numbers.
 */
function kit_note( string $kind, array $what ): void {
	file_put_contents( KIT_FOLDER . "/$kind", wp_json_encode( $what ) . "\n", FILE_APPEND | LOCK_EX );
}

function kit_note_message( $form, array $fields, array $files ): void {
	kit_note(
		'messages',
		array(
			'form'   => (string) $form,
			'fields' => $fields,
			'files'  => (object) $files,
		)
	);
}

// With Contact Form 7: records its emails in place of sending them.
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $letter ): bool {
		if ( get_option( 'kit_loses_letters' ) ) {
			return false;
		}
		kit_note(
			'letters',
			array(
				'to'      => implode( ', ', (array) $letter['to'] ),
				'subject' => $letter['subject'],
				'body'    => $letter['message'],
				'files'   => array_map(
					static fn( $path ) => array(
						'name'   => basename( $path ),
						'sha256' => hash_file( 'sha256', $path ),
					),
					array_values( (array) $letter['attachments'] )
				),
			)
		);
		return true;
	},
	10,
	2
);
foreach ( array( 'wpcf7_before_send_mail', 'wpcf7_mail_sent', 'wpcf7_mail_failed', 'wpcf7_submit' ) as $hook ) {
	add_action(
		$hook,
		static function ( $form ) use ( $hook ): void {
			kit_note(
				'hooks',
				array(
					'hook' => $hook,
					'form' => (string) $form->id(),
					// phpcs:ignore WordPress.Security -- as it was sent.
					'key'  => (string) ( $_POST['_idempotency_key'] ?? '' ),
				)
			);
		}
	);
}
add_filter( 'wpcf7_spam', static fn( $is_spam ) => $is_spam || (bool) get_option( 'kit_refuse_forms' ) );
add_action(
	'wpcf7_before_send_mail',
	static function ( $form ): void {
		$files = array();
		foreach ( WPCF7_Submission::get_instance()->uploaded_files() as $name => $paths ) {
			$files[ $name ] = array(
				'name' => basename( $paths[0] ),
				'size' => filesize( $paths[0] ),
			);
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- as it was sent.
		kit_note_message( $form->id(), wp_unslash( $_POST ), $files );
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		if ( class_exists( 'WPCF7_ContactForm' ) ) {
			return;
		}
		register_rest_route(
			'contact-form-7/v1',
			'/contact-forms/(?P<id>[\w-]+)/feedback',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ) {
					$type = $request->get_content_type();
					if ( 'multipart/form-data' !== ( $type['value'] ?? '' ) ) {
						return new WP_Error( 'wpcf7_unsupported_media_type', 'The request payload format is not supported.', array( 'status' => 415 ) );
					}
					$tag = (string) $request->get_param( '_wpcf7_unit_tag' );
					if ( 1 !== preg_match( '/^[A-Za-z0-9_-]+$/', $tag ) ) {
						return new WP_Error( 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.', array( 'status' => 400 ) );
					}
					$refuse = get_option( 'kit_refuse_forms' );
					// Contact Form 7 stops at spam, too.
					if ( ! $refuse ) {
						kit_note_message(
							$request['id'],
							$request->get_body_params(),
							array_map(
								static fn( $file ) => array(
									'name' => $file['name'],
									'size' => $file['size'],
								),
								$request->get_file_params()
							)
						);
					}
					return array(
						'contact_form_id'  => 7,
						'status'           => $refuse ? 'spam' : 'mail_sent',
						'message'          => 'Thank you for your message. It has been sent.',
						'posted_data_hash' => '',
						'into'             => "#$tag",
						'invalid_fields'   => array(),
					);
				},
			)
		);
	}
);
