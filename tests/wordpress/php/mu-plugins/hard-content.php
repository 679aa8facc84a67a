<?php
/*
 * Other plugins' effects: a shortcode that prints a post within itself, errors in one record, notices before JSON, and a
 * filter that drops earlier replies, as in ACF to REST API. With ACF, an owner's field groups.
 */
add_filter( 'rest_pre_dispatch', '__return_null' );

add_action(
	'acf/init',
	static function (): void {
		$field = static fn( string $name, string $type, array $more = array() ): array => $more + array(
			'key'   => "field_kit_$name",
			'name'  => $name,
			'label' => $name,
			'type'  => $type,
		);
		$groups = array(
			'services'  => array(
				$field( 'short_description', 'textarea', array( 'new_lines' => 'br' ) ),
				$field( 'explore_our_expertise', 'group', array( 'sub_fields' => array( $field( 'description', 'wysiwyg' ), $field( 'image', 'image', array( 'return_format' => 'array' ) ) ) ) ),
			),
			'portfolio' => array(
				$field( 'project_description', 'group', array( 'sub_fields' => array( $field( 'location', 'text' ) ) ) ),
				$field( 'background_wallpaper', 'image', array( 'return_format' => 'url' ) ),
				$field( 'project_image', 'image', array( 'return_format' => 'id' ) ),
				$field( 'site_url', 'link' ),
				$field( 'order', 'number' ),
			),
		);
		foreach ( $groups as $category => $fields ) {
			acf_add_local_field_group(
				array(
					'key'          => "group_kit_$category",
					'title'        => "Of the owner's $category",
					'show_in_rest' => true,
					'location'     => array(
						array(
							array(
								'param'    => 'post_category',
								'operator' => '==',
								'value'    => "category:$category",
							),
						),
					),
					'fields'       => $fields,
				)
			);
		}
	}
);

add_shortcode(
	'kit_post',
	static function ( $attributes ) {
		$post = get_post( (int) ( $attributes['id'] ?? 0 ) );
		if ( ! $post ) {
			return '';
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post;
		$text            = apply_filters( 'the_content', $post->post_content );
		$GLOBALS['post'] = $before;
		return "<div>$text</div>";
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		if ( get_option( 'kit_complains' ) ) {
			echo "\xEF\xBB\xBF";
			trigger_error( 'a plugin of the kit complains' );
		}
	}
);

add_shortcode(
	'kit_throws',
	static function (): string {
		throw new Error( 'a secret of the kit' );
	}
);

add_filter(
	'rest_prepare_post',
	static function ( $response, WP_Post $post ) {
		if ( 'faulty-service' === $post->post_name ) {
			throw new Error( 'a secret of the kit' );
		}
		return $response;
	},
	10,
	2
);
